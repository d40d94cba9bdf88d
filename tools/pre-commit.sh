#!/bin/sh
# The hook of .pre-commit-hooks.yaml. pre-commit keeps a clone of this repository for each version that
# is asked for. npm has the version of the clone; KOBAN names another package, such as a tarball.
version=0.1.0
exec npx --yes --loglevel=error "${KOBAN:-koban@$version}" check "$@"
