'use client';
/** The page of the chronicle, which loads when it is opened. */
import { lazyPart } from '#app/_connection/lazy.tsx';

const nothing = () => null;

/** The chronicle of one finished game, for anybody with its code. */
export const ChroniclePage = lazyPart(
  () => import('./chronicle/chronicle-page.tsx').then((part) => part.ChroniclePage),
  nothing,
);
