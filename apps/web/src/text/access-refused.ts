/** The page of somebody whose sites do not include this one. */
export const accessRefused = {
  title: 'Ce site ne fait pas partie des vôtres',
  help: (email: string | null) =>
    `${email === null ? 'Ce compte' : `Le compte ${email}`} n’a pas accès à ce site. Choisissez un de vos projets, ou demandez l’accès à votre administrateur.`,
  projects: 'Vos projets',
} as const
