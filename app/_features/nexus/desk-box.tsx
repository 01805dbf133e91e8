'use client';
import { Fragment } from 'react';
import { theTerritory, formatPausedBy, type ModeratorView, type FactionId, type TerritoryId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Ring } from '#app/_components/window/ring.tsx';
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

/** A nexus that runs, and how far; or the way into one while the table turns its spice cards over on the board. */
export function NexusDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, sending, trouble } = useDoing();
  const { nexus, phase, running, spiceBlow, turn, choices, order } = table;
  if (nexus !== null) {
    return (
      <Box title={NEXUS_RUNS}>
        <Aside>{formatEnough(nexus.enough, order)}</Aside>
        {nexus.time !== null && <Ring window={nexus.time} held={formatPausedBy(table) !== null} />}
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
      </Box>
    );
  }
  const isOnBoard = phase === 'spice-blow' && running === null && spiceBlow === null;
  const mayCome = isOnBoard && turn > 1 && choices.pairs.length === 0 && order.length > 2;
  if (!mayCome) return null;
  return (
    <Box title={WORM_CAME}>
      <Aside>{WORM_ON_THE_BOARD}</Aside>
      {trouble !== null && <Explained {...trouble} />}
      <Button small sending={sending} onClick={() => act({ type: 'BeginNexus' })}>
        {BEGIN_NEXUS}
      </Button>
    </Box>
  );
}

/** As forces move on the board: allies who stand together, of whom one has to leave. */
export function SharedDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, sending, trouble } = useDoing();
  const { sharedByAllies, boardPhase, choices, forces } = table;
  if (boardPhase?.phase !== 'shipment' || sharedByAllies.length === 0) return null;
  const countIn = (faction: FactionId, territory: TerritoryId) =>
    forces
      .filter((stack) => stack.faction === faction && stack.territory === territory)
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <Box title={SHARED}>
      {trouble !== null && <Explained {...trouble} />}
      {sharedByAllies.map(({ territory, members }) => (
        <Fragment key={territory}>
          <Aside>{formatShared(members, theTerritory(territory, choices.edition))}</Aside>
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
    </Box>
  );
}
