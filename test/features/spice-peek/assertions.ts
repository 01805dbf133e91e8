/** Scenario assertions about the next spice card. */
import { byFaction } from '../../support/scenario/checks.ts';
import { text } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView } from '../../support/table.ts';

export const checks: Words['checks'] = {
  /** Whether a faction has seen the next spice card: `{ atreides: seen, guild: none }`. */
  'next-spice-card': ({ table }, node) =>
    byFaction(
      node,
      (told) => text(told),
      (who) => (seatView(table, who).mine.nextSpiceCard === null ? 'none' : 'seen'),
    ),
};
