'use client';
import { lazyPart } from '../../_connection/lazy.tsx';

const parts = () => import('./parts.ts');

/** Its drawing also loads later; nothing is shown until both have loaded. */
const none = () => null;

export const PlaceMap = lazyPart(() => parts().then((part) => part.PlaceMap), none);
export const PlaceInSmall = lazyPart(() => parts().then((part) => part.PlaceInSmall), none);
export const ZoomMap = lazyPart(() => parts().then((part) => part.ZoomMap), none);
