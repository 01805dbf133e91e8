'use client';

import { useMemo } from 'react';

/** The same value as before, as long as it says the same: each view brings new objects, and what they say seldom changes. */
export function useStableValue<Said>(value: Said): Said {
  const said = JSON.stringify(value);
  return useMemo(() => JSON.parse(said) as Said, [said]);
}
