'use client';
/** Loads the page of the chronicle when it is opened. */
import { lazyPart } from '#app/_connection/lazy.tsx';

const nothing = () => null;

/** Shows the chronicle of one finished game to any reader with its code. */
export const ChroniclePage = lazyPart(
  () => import('./chronicle/chronicle-page.tsx').then((part) => part.ChroniclePage),
  nothing,
);
