'use client';
import { lazyPart } from '../../_connection/lazy.tsx';

const parts = () => import('./parts.ts');

/** The drawing of the map also loads later. Nothing is shown until both have loaded. */
const none = () => null;

export const PlaceMap = lazyPart(() => parts().then((part) => part.PlaceMap), none);
export const PlaceInSmall = lazyPart(() => parts().then((part) => part.PlaceInSmall), none);
export const ZoomMap = lazyPart(() => parts().then((part) => part.ZoomMap), none);
