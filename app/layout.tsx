import './_styles/tokens.css';
import './_styles/globals.css';
import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { LANGUAGE } from '#client';
import { MENTAT_IS } from './shell-messages.ts';

/** Every page has the same title. A browser tab, like a notification, never names a decision or a secret. */
export const metadata: Metadata = {
  title: 'Mentat',
  description: MENTAT_IS,
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
  robots: { index: false, follow: false },
  formatDetection: { telephone: false, date: false, email: false, address: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover', colorScheme: 'dark' };

const FONTS = ['/fonts/el-messiri.woff2', '/fonts/commissioner.woff2'];

/** Rendered at run time: the framework writes a nonce into each script, and the server replaces it in each answer. */
export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  await connection();
  return (
    <html lang={LANGUAGE}>
      <head>
        {FONTS.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
