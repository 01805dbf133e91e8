import type { ModeratorView } from '#client';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { CHARITY, sayAlways, sayTerms } from '#lib/features/charity/messages/box.ts';
import { sayCharityOver, sayStillToSpeak } from '#lib/features/charity/messages.ts';

/** CHOAM Charity while it is claimed: who has still to speak, never what was said; then who took what. */
export function CharityDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { charity, order } = table;
  if (charity === null) return null;
  const { terms, always, spoken, taken } = charity;
  if (taken !== null) {
    return (
      <Box title={CHARITY}>
        <Aside>{sayCharityOver(taken)}</Aside>
      </Box>
    );
  }
  return (
    <Box title={CHARITY}>
      <Aside>{[sayTerms(terms), ...always.map((faction) => sayAlways(faction, terms))].join(' ')}</Aside>
      <Aside>
        {sayStillToSpeak(order.filter((faction) => !always.includes(faction) && !spoken.includes(faction)))}
      </Aside>
    </Box>
  );
}
