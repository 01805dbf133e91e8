import { expect, test } from 'vitest';
import { explainFailure, TROUBLES } from '#messages/failures.ts';

test.each([
  [3_000, 'Wait 3 seconds, then try again.'],
  [1_000, 'Wait 1 second, then try again.'],
  [90_000, 'Wait 1 minute 30 seconds, then try again.'],
  [1_728_000, 'Wait 29 minutes, then try again.'],
])('the text of a throttled request names the wait of %i ms', (wait, next) => {
  expect(explainFailure('too-many-tries', wait)).toEqual({ why: 'Too many tries in a short time.', next });
});

test('the text of a throttled request names a minute if the server names no time', () => {
  expect(explainFailure('too-many-tries').next).toBe('Wait a minute, then try again.');
});

test('the text of any other failure is the same for every wait', () => {
  for (const trouble of TROUBLES.filter((one) => one !== 'too-many-tries')) {
    expect(explainFailure(trouble, 3_000)).toEqual(explainFailure(trouble));
  }
});
