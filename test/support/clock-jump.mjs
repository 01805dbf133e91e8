/**
 * If this module is loaded into a server first, the server's date is wrong by the milliseconds in `MENTAT_TEST_DATE`,
 * and later by those that arrive on its standard input. Its timers and its monotonic clock stay right.
 */
const TrueDate = Date;
let shift = Number(process.env.MENTAT_TEST_DATE ?? 0);

globalThis.Date = class extends TrueDate {
  constructor(...parts) {
    if (parts.length === 0) super(TrueDate.now() + shift);
    else super(...parts);
  }
  static now() {
    return TrueDate.now() + shift;
  }
};

process.stdin.on('data', (said) => {
  shift = Number(said);
  console.log(`The date is wrong by ${shift}.`);
});
process.stdin.unref?.();
