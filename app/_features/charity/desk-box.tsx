import type { ModeratorView } from '#client';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { CHARITY, formatAlways, formatTerms } from '#lib/features/charity/messages/box.ts';
import { formatCharityOver, formatStillToSpeak } from '#lib/features/charity/messages.ts';

/** CHOAM Charity while it is claimed: who has still to speak, never what was said; then who took what. */
export function CharityDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { charity, order } = table;
  if (charity === null) return null;
  const { terms, always, spoken, taken } = charity;
  if (taken !== null) {
    return (
      <Box title={CHARITY}>
        <Aside>{formatCharityOver(taken)}</Aside>
      </Box>
    );
  }
  return (
    <Box title={CHARITY}>
      <Aside>{[formatTerms(terms), ...always.map((faction) => formatAlways(faction, terms))].join(' ')}</Aside>
      <Aside>
        {formatStillToSpeak(order.filter((faction) => !always.includes(faction) && !spoken.includes(faction)))}
      </Aside>
    </Box>
  );
}
