import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaceChoice } from '#app/new/_components/pace-choice.tsx';
import { askedForTraitors } from '#lib/features/battle/traitor-calls.ts';
import { openedTable, stateOf } from '../../support/table.ts';

test('the host’s choice of pace says how much longer windows for traitors stay open', () => {
  const state = stateOf(
    openedTable(
      [
        { faction: 'atreides', circle: 0 },
        { faction: 'fremen', circle: 1 },
      ],
      { windowTime: 15_000 },
    ),
  );
  const opened = askedForTraitors(state, 'b1', 0);
  const longer = opened.type === 'WindowOpened' ? opened.deadline / 1000 - 15 : NaN;
  const choice = createElement(PaceChoice, { seconds: 15, fixed: false, byItself: true, onChange: () => undefined });
  const page = renderToStaticMarkup(choice);
  expect(page).toContain(`for that there are ${longer} seconds more`);
});
