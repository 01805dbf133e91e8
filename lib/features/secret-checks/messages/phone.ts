/** A seat looks whether Mentat has it right. */

/** The answer that changes nothing. */
export const RIGHT_AS_IT_IS = 'It is right';

/** And the way to another. */
export const formatEnterAnew = (secret: string): string => `Enter your ${secret} anew`;
