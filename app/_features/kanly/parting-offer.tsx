import type { FactionId, TableView } from '#client';
import { Button } from '#app/_components/button.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { formatParting, PARTING } from '#lib/modules/duel/kanly/messages/seen.ts';

interface PartingOfferProps {
  readonly running: NonNullable<NonNullable<TableView['kanly']>['running']>;
  readonly faction: FactionId;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows who offers to part. During the fight, a duellist can offer it, or fight on. */
export function PartingOffer({ running: { by, on, step, parting }, faction, onCommand }: PartingOfferProps) {
  const offers = parting.includes(faction);
  return (
    <>
      {parting.length > 0 && <p>{formatParting(parting)}</p>}
      {step === 'arena' && (faction === by || faction === on) && (
        <Button
          small
          tone="quiet"
          onClick={() => {
            onCommand({ type: 'OfferToPart', offers: !offers });
          }}
        >
          {offers ? PARTING.fightOn : PARTING.offer}
        </Button>
      )}
    </>
  );
}
