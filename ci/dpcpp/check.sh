#!/usr/bin/env bash
# Checks ci/dpcpp-tests on tests of our own, of which some must fail: its report, and its exit codes.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

expect() { # expect STATUS ARGUMENTS...
  local expected=$1 status=0
  shift
  ../dpcpp-tests "$@" >"$work/report" 2>&1 || status=$?
  if [ $status -ne "$expected" ]; then
    cat "$work/report"
    echo "check.sh: dpcpp-tests $* ended with $status and not with $expected" >&2
    exit 1
  fi
}

expect 1 own-tests
diff own-tests.expected "$work/report"
expect 0 --verbose own-tests passes.ll
expect 1 --verbose own-tests fails-check.ll
grep -q '^\$ opt -passes=sycl-propagate-aspects-usage' "$work/report"
grep -q 'this is not there' "$work/report"
expect 0 own-tests post-link
expect 2 own-tests no-such-tool
expect 2 "$work"
echo 'dpcpp-tests: ok'
