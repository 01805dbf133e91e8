/** A seat checks what Mentat knows. */

/** The label of the answer that changes nothing. */
export const RIGHT_AS_IT_IS = 'It is right';

/** Returns the label of the button to enter another value. */
export const formatEnterAnew = (secret: string): string => `Enter your ${secret} again`;
