#!/usr/bin/env bash
# oxfmt 0.78.0 beside Prettier 3.10.1: the same options, another layout of unions.
#
# Guess: oxfmt prints TypeScript exactly as Prettier does, so that either can check the other's files.
# Seen: a union of two object types that does not fit beside its name, but fits on the next line, is one indented line
# for Prettier. oxfmt gives each type its own line with a bar. Each program refuses the layout of the other. Of 3,459
# files of a program, the two disagreed on about twenty, nearly all for this reason.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund oxfmt@0.78.0 prettier@3.10.1

cat >prettier.ts <<'SOURCE'
export type Verdict =
  { readonly ok: true; readonly found: readonly string[] } | { readonly ok: false; readonly because: string };
SOURCE
cp prettier.ts oxfmt.ts
options='{ "singleQuote": true, "printWidth": 120 }'
echo "$options" >.prettierrc.json
echo "$options" >.oxfmtrc.json
npx prettier --write --log-level=silent prettier.ts
npx oxfmt oxfmt.ts >/dev/null
seen="$(wc -l <prettier.ts) and $(wc -l <oxfmt.ts) lines"
for check in 'npx prettier --check oxfmt.ts' 'npx oxfmt --check prettier.ts'; do
  if $check >/dev/null 2>&1; then seen="$seen, accepted"; else seen="$seen, refused"; fi
done
[ "$seen" = '2 and 3 lines, refused, refused' ] || { echo "Changed: $seen"; exit 1; }
echo "As found: Prettier 3.10.1 joins this union in one line, oxfmt 0.78.0 breaks it, and each refuses the other's layout."
