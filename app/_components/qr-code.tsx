'use client';
import { lazyPart } from '../_connection/lazy.tsx';
import type { QrCodeProps } from './qr-drawing.tsx';
import styles from './qr-code.module.css';

/** A QR code. Its drawing loads after the page; until then its space is reserved. */
export const QrCode = lazyPart<QrCodeProps>(
  () => import('./qr-drawing.tsx').then((part) => part.QrDrawing),
  () => <svg className={styles.code} viewBox="0 0 1 1" aria-hidden focusable="false" />,
);
