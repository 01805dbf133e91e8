'use client';
import type { ModeratorView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { formatDuel } from '#lib/modules/duel/kanly/messages/arena.ts';
import { DUEL_DESK, formatCall, formatWithdraw } from '#lib/modules/duel/kanly/messages/desk.ts';
import { RunningArena } from './duel-arena.tsx';
import { Duellists, Sides } from './duellists.tsx';
import { ThreatList } from './threats.tsx';

/** Lets the moderator judge and withdraw threats, and end a duel. */
export function DuelDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, sending, trouble } = useDeskAction();
  const { kanly } = table;
  if (kanly === null || (kanly.threats.length === 0 && kanly.running === null)) return null;
  const { arena, threats, running } = kanly;
  return (
    <PanelSection title={DUEL_DESK.title}>
      {threats.length > 0 && <ThreatList threats={threats} />}
      {threats.some(({ stands }) => stands === 'open' || stands === 'withdrawn') && <Hint>{DUEL_DESK.lead}</Hint>}
      {trouble !== null && <Explained {...trouble} />}
      {threats.flatMap(({ by, stands }) => [
        ...(stands === 'open' || stands === 'withdrawn'
          ? [
              <Button key={`call ${by}`} small sending={sending} onClick={() => act({ type: 'CallKanly', by })}>
                {formatCall(by)}
              </Button>,
            ]
          : []),
        ...(stands === 'open'
          ? [
              <Button key={`withdraw ${by}`} small sending={sending} onClick={() => act({ type: 'WithdrawKanly', by })}>
                {formatWithdraw(by)}
              </Button>,
            ]
          : []),
      ])}
      {running !== null && (
        <>
          <Hint>{formatDuel(running)}</Hint>
          <Duellists running={running} />
          <RunningArena plan={arena} running={running} />
          <Sides running={running} />
          {running.step === 'arena' && (
            <Button small sending={sending} onClick={() => act({ type: 'PartDuellists' })}>
              {DUEL_DESK.part}
            </Button>
          )}
        </>
      )}
    </PanelSection>
  );
}
