#!/usr/bin/env bash
# libsql 0.5.29: `transaction(…)` neither nests nor refuses an asynchronous function.
#
# Guess: as in better-sqlite3, whose interface it follows, a transaction inside another becomes a savepoint, and a
# function that returns a promise is refused and rolled back.
# Seen: the inner call throws "cannot start a transaction within a transaction" before its function runs. An outer
# function that catches this is committed without the inner part. An asynchronous function is committed at its first
# `await`. Its later statements are each on their own, and when it rejects in the end, all of them stay.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libsql@0.5.29

cat >try.mjs <<'SCRIPT'
import Database from 'libsql';
const db = new Database(':memory:');
db.exec('CREATE TABLE row (id INTEGER PRIMARY KEY)');
const insert = db.prepare('INSERT INTO row VALUES (?)');
const seen = [];
const inner = db.transaction(() => insert.run(2));
db.transaction(() => {
  insert.run(1);
  try {
    inner();
  } catch (error) {
    seen.push(error.message);
  }
  insert.run(3);
})();
const late = db.transaction(async () => {
  insert.run(10);
  await null;
  insert.run(11);
  throw new Error('rejected at the end');
})();
seen.push(`open after the call: ${db.inTransaction}`);
await late.catch((error) => seen.push(error.message));
seen.push(db.prepare('SELECT id FROM row ORDER BY id').all().map(({ id }) => id).join(' '));
console.log(JSON.stringify(seen));
SCRIPT
seen=$(node try.mjs)
expected='["cannot start a transaction within a transaction","open after the call: false","rejected at the end","1 3 10 11"]'
[ "$seen" = "$expected" ] || { echo "Changed: $seen"; exit 1; }
echo "As found: libsql 0.5.29 neither nests transactions nor refuses an asynchronous one."
