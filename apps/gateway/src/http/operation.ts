/** How the OpenAPI document names a call: `id` becomes the function of a generated client. */
export type Operation = {
  readonly id: string
  readonly summary: string
  readonly tag: (typeof TAGS)[number]['name']
  /** media types of the file it answers with; absent: the JSON of its schema */
  readonly files?: readonly string[]
}

/** Groups of calls, in the order of the document. */
export const TAGS = [
  { name: 'site', description: 'The site of the host name, and what its upstream can give' },
  { name: 'projects', description: 'Other sites of the person, and the jump to them' },
  { name: 'measurements', description: 'Devices, series, figures and outages of the site' },
  { name: 'alarms', description: 'Notifications, alarms and alarm load of the site' },
  { name: 'analyst', description: 'Pictures read, energy and water lost, questions answered' },
  { name: 'administration', description: 'Accounts and the audit log' },
  { name: 'walls', description: 'Wall displays: pairing, settings, health' },
] as const
