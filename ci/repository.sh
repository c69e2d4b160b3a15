# For the scripts beside it, which build users' projects: Sycamore in a Maven repository of its own, so that the user's stays as it is. To be sourced in the root of the checkout.

install_copy() { # install_copy FOLDER [OPTION OF MAVEN...]: makes FOLDER/repository and a built copy of this checkout, FOLDER/sycamore
  # The packages that are there already, linked and not copied, without any earlier Sycamore; a FOLDER/repository that exists is taken as it is.
  # Maven 3.8 resets the colours of the terminal around what it prints.
  local repository
  repository=$(mvn -q -B -Dstyle.color=never help:evaluate -Dexpression=settings.localRepository -DforceStdout 2>/dev/null | sed 's/\x1b\[[0-9;]*m//g' || true)
  if [ -d "$repository" ] && [ ! -d "$1/repository" ]; then
    cp -al "$repository" "$1/repository" 2>/dev/null || cp -a "$repository" "$1/repository"
    rm -rf "$1/repository/dev/sycamore"
  fi
  # A copy is built: the class paths that a build leaves for bin/ name the repository it used.
  mkdir "$1/sycamore"
  git ls-files -z | xargs -0 cp --parents -t "$1/sycamore"
  (cd "$1/sycamore" && mvn -q -B -ntp -Dmaven.repo.local="$1/repository" -Dquick -Dspotless.check.skip -DskipTests "${@:2}" install)
}

snippet() { # snippet LANGUAGE PATTERN FILE: the first block of that language after the line with the pattern
  awk -v language="$1" -v pattern="$2" '
    $0 ~ pattern { found = 1 }
    found && inside && $0 == "```" { exit }
    inside { print }
    found && !inside && $0 == "```" language { inside = 1 }' "$3"
}
