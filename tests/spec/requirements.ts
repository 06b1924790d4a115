/** A numbered requirement of the product, in one line. */
export type Requirement = {
  readonly id: string
  readonly text: string
  /** `literal`: the specification's own words bind it, so that some test must name it; `ours`: a decision of this product */
  readonly kind: 'literal' | 'ours'
  /** why nothing of it is built yet; null: it is built, at least in part. No test may name one that is not begun. */
  readonly notYet: string | null
}

const literal = (id: string, text: string): Requirement => ({ id, text, kind: 'literal', notYet: null })
const ours = (id: string, text: string): Requirement => ({ id, text, kind: 'ours', notYet: null })
const planned = (because: string, ...requirements: readonly Requirement[]): readonly Requirement[] =>
  requirements.map((one) => ({ ...one, notYet: because }))

/** Every requirement, in the order of their numbers. */
export const REQUIREMENTS: readonly Requirement[] = [
  literal('R1.1', 'Sign in with e-mail and password; errors in French that never say which of the two was wrong'),
  literal(
    'R1.2',
    'Starts loading; role and lowercase platforms are read from the claims, then the bearer token is set',
  ),
  literal('R1.3', 'authToken in the address signs in once, and leaves the address'),
  literal('R1.4', 'A session is user, userRole, platforms, loading, isAuthenticated'),
  literal('R1.5', 'A password reset e-mail can be requested'),
  literal('R1.6', 'Logout removes tokenExpirationTime from localStorage and signs out'),
  literal('R1.7', 'Signed-in users leave the auth pages; signed-out users come back to the kept location'),
  literal('R1.8', 'A full-screen spinner while the state resolves; a spinner while a screen loads'),
  literal('R2.1', 'Every route works, deep-linked and by navigation; an unknown id is not found'),
  literal('R2.2', "Any other path: 'Page non trouvée' with 'Retour à l'accueil'"),
  literal('R2.3', "A route load failing with 'Failed to fetch dynamically' reloads the page"),
  literal('R2.4', 'Service workers are unregistered at start'),
  ...planned(
    'the screens come with what they show: alarms (R11) and the wall (R12)',
    ours('R2.5', 'Routes /alertes, /mur, /settings/site and /settings/walls'),
  ),
  literal('R3.1', 'Sidebar entries; Gestion des utilisateurs for admin and superadmin only'),
  literal('R3.2', "'Projets' list with a jump to another project's site"),
  literal('R3.3', 'The active entry is orange'),
  literal('R3.4', 'Below 768 px a drawer; from 768 px beside the content, collapsible to icons'),
  literal('R3.5', 'Ctrl/Cmd+b toggles the sidebar'),
  literal('R3.6', 'Groups expand and collapse; they collapse on route change'),
  literal('R3.7', '/logo.png when open, /logo-sm.png when collapsed'),
  literal('R3.8', 'Cookie sidebar:state, 604800 s; widths 17rem, 18rem, 3rem'),
  literal('R3.9', 'The drawer closes on route change and link click; body scroll is locked while open'),
  literal('R3.10', 'Tooltip delays 700, 0 and 300 ms'),
  literal('R4.1', 'Bell; Ctrl/Cmd+m toggles the panel'),
  literal('R4.2', 'Red dot when a notification arrives while the panel is closed; cleared by opening or closing it'),
  literal('R4.3', "A notification's texts; 'Aucune notification' when there is none"),
  literal('R4.4', 'On a notification event: refetch the list and show the dot'),
  literal('R4.5', "Profile menu: name, e-mail, 'Paramètres', 'Déconnexion'; avatar initial or 'S'"),
  literal('R4.6', 'A button links to the marketing site'),
  literal('R4.7', 'Toasts: one at a time, 5000 ms, removal delay 1,000,000 ms, swipe threshold 50'),
  literal('R5.1', 'Password change: its two errors, re-authentication, then the new one'),
  literal('R5.2', 'Generated password: 12 characters of four kinds, shuffled'),
  literal('R5.3', 'Password inputs: show/hide, and optionally generate'),
  literal('R6.1', "Listed projects: in the user's platforms, or name containing 'chaib'"),
  literal('R6.2', 'Switching: pending, token for the website, full-page navigation, also on failure'),
  literal('R7.1', "The upstream's three REST calls"),
  literal('R7.2', 'Socket.IO: join_notification_room with the room constant, one notification event'),
  literal('R7.3', 'Reconnection delay 1 s up to 5 s, timeout 20 s'),
  literal('R7.4', "'Invalid token.' refreshes the token and retries; else the body, or 'Something went wrong'"),
  literal('R7.5', 'Data cache: retry 3, backoff capped at 30 s, garbage collection after 5 minutes'),
  literal('R8.1', 'French labels of device kinds'),
  literal('R8.2', 'Map centre 30.09, -9.55'),
  literal('R8.3', 'Interface and dates in French, in the time zone of the site'),
  ours('R8.4', 'Roles beyond admin and superadmin: operator, viewer, wall'),
  ours('R9.1', 'Analytics only when configured, and never in the way'),
  ours('R10', 'Content of the screens'),
  ...planned(
    'alarms are raised and cleared for lost power alone; nobody can act on one yet',
    ours('R11.1', 'Seven states of ISA-18.2, every transition in the journal, illegal ones refused'),
    ours('R11.2', 'Acknowledge is atomic and idempotent: one winner, everyone is told who'),
    ours('R11.3', 'Shelving needs a reason and an end within 24 h; alarms kept from view are counted in view'),
    ours('R11.4', 'Chatter folds, a flood groups under its cause, the journal stays complete'),
    ours('R11.5', 'Sound: armed or blocked always visible; silence is not acknowledge'),
    ours('R11.6', 'After a lost connection: what happened meanwhile, in order, until seen'),
    ours('R11.7', 'Unacknowledged alarms reach people away from the screen by rule, nothing twice'),
  ),
  ours('R11.8', 'Alarm load by ISA-18.2 and EEMUA 191, top ten, MTTA, MTTR, handover'),
  ...planned(
    'it comes with the alarm centre and the wall',
    ours('R11.9', "Menu group 'Conduite' under the entries of R3.1: alarms, their load, walls, by role"),
  ),
  ...planned(
    'the wall display is not begun',
    ours('R12.1', '/mur needs no person: paired by code, approved by an admin, read-only, revocable'),
    ours('R12.2', 'Every value says its age; a freeze shows within 3 s, a death within 1 s'),
    ours('R12.3', "Legible at the distance that the admin states, by the screen's diagonal"),
    ours('R12.4', 'An alarm pre-empts rotation and stays until acknowledged'),
    ours('R12.5', 'Runs for weeks: guarded reload, flat memory, its health seen by admins'),
  ),
  ...planned(
    'the analyst is not begun; its three routes show an overview of what data it needs',
    ours('R13.1', 'Meter photos: accepted, to check or refused, with crop, confidence and reason'),
    ours('R13.2', 'Energy efficiency: findings with evidence, money and interval; no saving that may be zero'),
    ours('R13.3', 'Assistant: answers whose figures come from tools; says what it cannot'),
  ),
]
