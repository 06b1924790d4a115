/** Cookie in which the gateway hands the page the one-time token that its address carried (R1.3). */
export const URL_TOKEN_COOKIE = 'vigie-auth-token'
