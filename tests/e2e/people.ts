/** The demo's people, by their role: none of them is changed by a test. */
export const SUPERADMIN = 'superadmin@vigie.test'
export const ADMIN = 'admin@vigie.test'
export const OPERATOR = 'operateur@vigie.test'
export const READER = 'lecteur@vigie.test'
