'use client';
import { Fragment } from 'react';
import { theTerritory, formatPausedBy, type ModeratorView, type FactionId, type TerritoryId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import {
  BEGIN_NEXUS,
  END_NEXUS,
  NEXUS_RUNS,
  NO_CLOCK,
  formatEnough,
  formatShared,
  formatTakeOff,
  SHARED,
  TWO_MORE_MINUTES,
  WORM_CAME,
  WORM_ON_THE_BOARD,
} from '#lib/features/nexus/messages/desk.ts';

/**
 * Shows the progress of a nexus, or the button that begins a nexus while the table reveals its spice cards on the
 * board.
 */
function AlliancesPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, sending, trouble } = useDeskAction();
  const { nexus, phase, running, spiceBlow, turn, choices, order } = table;
  if (nexus !== null) {
    return (
      <PanelSection title={NEXUS_RUNS}>
        <Hint>{formatEnough(nexus.enough, order)}</Hint>
        {nexus.time !== null && <CountdownRing window={nexus.time} held={formatPausedBy(table) !== null} />}
        {trouble !== null && <Explained {...trouble} />}
        <Button small sending={sending} onClick={() => act({ type: 'TimeNexus', minutes: 2 })}>
          {TWO_MORE_MINUTES}
        </Button>
        {nexus.time !== null && (
          <Button small sending={sending} onClick={() => act({ type: 'TimeNexus', minutes: 0 })}>
            {NO_CLOCK}
          </Button>
        )}
        <Button small sending={sending} onClick={() => act({ type: 'EndNexus' })}>
          {END_NEXUS}
        </Button>
      </PanelSection>
    );
  }
  const isOnBoard = phase === 'spice-blow' && running === null && spiceBlow === null;
  const mayCome = isOnBoard && turn > 1 && choices.pairs.length === 0 && order.length > 2;
  if (!mayCome) return null;
  return (
    <PanelSection title={WORM_CAME}>
      <Hint>{WORM_ON_THE_BOARD}</Hint>
      {trouble !== null && <Explained {...trouble} />}
      <Button small sending={sending} onClick={() => act({ type: 'BeginNexus' })}>
        {BEGIN_NEXUS}
      </Button>
    </PanelSection>
  );
}

/** Shows, while forces move on the board, allies in the same place. One of them must leave. */
function SharedPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, sending, trouble } = useDeskAction();
  const { sharedByAllies, boardPhase, choices, forces } = table;
  if (boardPhase?.phase !== 'shipment' || boardPhase.round === 'shipments' || sharedByAllies.length === 0) return null;
  const countIn = (faction: FactionId, territory: TerritoryId) =>
    forces
      .filter((stack) => stack.faction === faction && stack.territory === territory)
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <PanelSection title={SHARED}>
      {trouble !== null && <Explained {...trouble} />}
      {sharedByAllies.map(({ territory, members }) => (
        <Fragment key={territory}>
          <Hint>{formatShared(members, theTerritory(territory, choices.edition))}</Hint>
          {members.map((faction) => (
            <Button
              key={faction}
              small
              sending={sending}
              onClick={() => act({ type: 'TakeOffShared', faction, territory })}
            >
              {formatTakeOff(faction, countIn(faction, territory))}
            </Button>
          ))}
        </Fragment>
      ))}
    </PanelSection>
  );
}

/** Shows the moderator all questions of a nexus. */
export const NexusDeskPanels = (props: { readonly view: ModeratorView }) => (
  <>
    <AlliancesPanel {...props} />
    <SharedPanel {...props} />
  </>
);
