'use client';
import { useMemo } from 'react';
import { modulesOf, textInCode } from './qr-text.ts';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  readonly text: string;
  /** The effect of scanning the code: “QR code to join the table”. */
  readonly label: string;
}

/** The width of the light margin around the code, which cameras need to find its edge. */
const QUIET = 2;

/** Shows a QR code as wide as its place, drawn as one dark path on a light ground, which every camera can read. */
export function QrDrawing({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = modulesOf(textInCode(text));
  const squares = Array.from(data, (dark, at) =>
    dark === 0 ? '' : `M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z`,
  );
  return { size, path: squares.join('') };
}
