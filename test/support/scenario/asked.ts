/** The open questions in words, for the writer of a scenario whose step came at another moment than expected. */
import { isOptionalPrompt } from '#engine';
import { factionsOf, promptsOf, tableView } from '../table.ts';
import type { Run } from './run.ts';

/**
 * Returns the open questions in words: `asked then: fremen battle-plan; guild battle-plan (sealed). The window
 * treachery is open.`
 */
export function askedThen({ table }: Run): string {
  const asked = factionsOf(table).flatMap((who) => {
    const kinds = promptsOf(table, who).map(
      ({ kind, sealed }) => `${kind}${sealed ? ' (sealed)' : ''}${isOptionalPrompt(kind) ? ' (an offer)' : ''}`,
    );
    return kinds.length === 0 ? [] : [`${who} ${kinds.join(', ')}`];
  });
  const { window, phase, running } = tableView(table);
  const now = asked.length === 0 ? 'nobody is asked anything' : asked.join('; ');
  return [
    `asked then: ${now}`,
    `phase ${phase}, ${running === null ? 'on the board' : 'played here'}`,
    ...(window === null ? [] : [`the window ${window.ask.kind} is open`]),
  ].join('. ');
}
