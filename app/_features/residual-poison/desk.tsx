'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { facts } from './fact-editors.ts';
import type { residualPoison } from './feature.ts';
import { DieRows } from './die-rows.tsx';
import { PoisonRows } from './poison-rows.tsx';

/** Lets the desk enter the cards in front of shields, in the form of this table. */
const Rows = (entry: EntryProps) =>
  entry.table.poisonings === null ? <PoisonRows {...entry} /> : <DieRows {...entry} />;

export const desk: DeskParts<'residualPoison', typeof residualPoison> = { cardEntry: Rows, facts };
