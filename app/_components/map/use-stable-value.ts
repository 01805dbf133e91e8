'use client';

import { useMemo } from 'react';

/** Returns the former object while the value is equal: each view has new objects, but their content seldom changes. */
export function useStableValue<Said>(value: Said): Said {
  const said = JSON.stringify(value);
  return useMemo(() => JSON.parse(said) as Said, [said]);
}
