/** A desk that goes to another device. */

/** An invitation, made and shown. */
export const HAND_OVER = {
  title: 'Hand the desk over',
  lead: 'The first person who opens the invitation has the desk. This device then lets go of it.',
  make: 'Make an invitation',
  qr: 'QR code to take over the desk',
  once: 'Let one person scan this, and nobody else: it works once, for ten minutes. A new invitation replaces this one.',
} as const;
