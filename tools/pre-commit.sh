#!/bin/sh
# The hook of .pre-commit-hooks.yaml. pre-commit keeps a clone of this repository for each version that
# is asked for; Koban is built in it when it first runs.
koban=$(dirname "$0")/..
if [ ! -f "$koban/dist/cli.js" ]; then
  (cd "$koban" && npm ci --no-audit --no-fund --loglevel=error && npm run --silent build) >&2 || exit
fi
exec node "$koban/dist/cli.js" check "$@"
