'use client';
import { PACE, formatPausedBy, type ModeratorView } from '#client';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { formatFollows } from '#lib/features/pace/messages/follows.ts';

/** How this table goes on from phase to phase, and what follows in a moment; the step above does it at once. */
export function PaceDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, trouble } = useDoing();
  const { followsSoon, goesOnByItself, choices } = table;
  const follows = followsSoon !== null && formatPausedBy(table) === null;
  return (
    <Box title={PACE.title}>
      {follows && <Aside>{formatFollows(followsSoon.next, choices.edition)}.</Aside>}
      {trouble !== null && <Explained {...trouble} />}
      <Switch
        label={PACE.byItself}
        note={PACE.means}
        on={goesOnByItself}
        onChange={(byItself) => void act({ type: 'ChoosePace', byItself })}
      />
    </Box>
  );
}
