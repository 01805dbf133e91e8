'use client';

import type { ReactNode } from 'react';
import type { TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { Ending } from '#app/_features/mentat-pause/ending-screen.tsx';
import { Lobby } from './lobby.tsx';
import { MapScreen } from './map-screen.tsx';
import { TalkingBanner } from './talking-banner.tsx';
import { isGathering } from './scene.ts';
import { Theatre } from '#app/_features/battle/theatre/theatre.tsx';
import { useStage } from '#app/_features/battle/theatre/use-stage.ts';
import type { JoinAddress } from './use-join-address.ts';

interface StatusScreenProps {
  readonly code: string;
  readonly table: TableView;
  readonly presence: readonly Presence[];
  readonly join: JoinAddress;
  /** What just became of a seat or the desk; every scene has a place for it. */
  readonly news: ReactNode;
}

/** What everybody may see: the lobby, the planet, or the battle going on. It knows the table's view and nothing else. */
export function StatusScreen({ code, table, presence, join, news }: StatusScreenProps) {
  const { stage, skip, replay } = useStage(table);
  if (stage !== null) {
    return (
      <Theatre
        battle={stage.battle}
        at={stage.at}
        table={table}
        news={
          <>
            <TalkingBanner table={table} />
            {news}
          </>
        }
        onSkip={skip}
        onReplay={replay}
      />
    );
  }
  if (table.victory !== null) {
    return <Ending table={table} victory={table.victory} news={news} />;
  }
  if (isGathering(table, presence)) {
    return (
      <Lobby
        code={code}
        table={table}
        presence={presence}
        joinUrl={join.joinUrl}
        addresses={join.addresses}
        address={join.address}
        onAddress={join.choose}
        news={news}
      />
    );
  }
  return <MapScreen code={code} table={table} presence={presence} joinUrl={join.joinUrl} news={news} />;
}
