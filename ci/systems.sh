#!/usr/bin/env bash
# Runs the tests of the processor, and of the modules below it that know of files and systems, as on Windows and macOS: the JVM has their names. What it starts and loads is
# that of this machine, so tests that start processes are skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
modules=binding-format,diagnostics,backend-bridge/device-formats,backend-bridge/device-build,java-frontend,outliner,processor
for machine in 'Windows 11,amd64' 'Mac OS X,aarch64'; do
  mvn -B -ntp -q -Dquick -pl "$modules" -am "-Dtest.jvm.args='-Dos.name=${machine%,*}' -Dos.arch=${machine#*,}" test
  printf 'systems: %s ok\n' "$machine"
done
