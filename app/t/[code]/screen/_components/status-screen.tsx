'use client';

import { useEffect, type ReactNode } from 'react';
import type { TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { prefetchRemainingParts } from '#app/_connection/lazy.tsx';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { onScreen } from '#app/_features/screen.ts';
import { Lobby } from './lobby.tsx';
import { MapScreen } from './map-screen.tsx';
import { TalkingBanner } from './talking-banner.tsx';
import { isGathering } from './scene.ts';
import type { JoinAddress } from './use-join-address.ts';

const SCENES = onScreen('useScene');

/**
 * Returns the scene that fills the screen now, if there is one. Of several scenes, it returns the scene with the first
 * rank.
 */
const useScene = (table: TableView): Scene | null =>
  // oxlint-disable-next-line react/rules-of-hooks -- the same hooks in the same order every time: the list never changes
  SCENES.map((useOne) => useOne(table)).find((scene) => scene !== null) ?? null;

interface StatusScreenProps {
  readonly code: string;
  readonly table: TableView;
  readonly presence: readonly Presence[];
  readonly join: JoinAddress;
  /** The latest news of a seat or the desk. Every scene has a place for it. */
  readonly news: ReactNode;
}

/** Shows the public view: the lobby, the planet, or the present battle. It knows the table's view and nothing else. */
export function StatusScreen({ code, table, presence, join, news }: StatusScreenProps) {
  const scene = useScene(table);
  useEffect(prefetchRemainingParts, []);
  if (scene !== null) return scene.draw(news, <TalkingBanner table={table} />, presence);
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
