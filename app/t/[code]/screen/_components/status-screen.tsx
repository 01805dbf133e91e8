'use client';

import type { TableView } from '../../../../../lib/client.ts';
import type { Presence } from '../../../../_hooks/frame.ts';
import { Lobby } from './lobby.tsx';
import { MapScreen } from './map-screen.tsx';
import { ScreenNews } from './screen-news.tsx';
import { TalkingBanner } from './talking-banner.tsx';
import { isGathering } from './scene.ts';
import { Theatre } from './theatre/theatre.tsx';
import { useStage } from './theatre/use-stage.ts';
import type { JoinAddress } from './use-join-address.ts';
import styles from './status-screen.module.css';

interface StatusScreenProps {
  readonly code: string;
  readonly table: TableView;
  readonly presence: readonly Presence[];
  readonly join: JoinAddress;
}

/** What everybody may see: the lobby, the planet, or the battle going on. It knows the table's view and nothing else. */
export function StatusScreen({ code, table, presence, join }: StatusScreenProps) {
  const { stage, skip, replay } = useStage(table);
  if (stage !== null) {
    return (
      <>
        <div className={styles.news}>
          <ScreenNews />
        </div>
        <TalkingBanner table={table} />
        <Theatre battle={stage.battle} at={stage.at} table={table} onSkip={skip} onReplay={replay} />
      </>
    );
  }
  if (isGathering(table, presence)) {
    return (
      <>
        <div className={styles.news}>
          <ScreenNews />
        </div>
        <Lobby
          code={code}
          table={table}
          presence={presence}
          joinUrl={join.joinUrl}
          addresses={join.addresses}
          address={join.address}
          onAddress={join.choose}
        />
      </>
    );
  }
  return <MapScreen code={code} table={table} presence={presence} joinUrl={join.joinUrl} />;
}
