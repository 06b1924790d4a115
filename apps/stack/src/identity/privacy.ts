/**
 * Switches e-mail enumeration protection on, as Firebase projects have it: a wrong password and an
 * unknown account get one answer, and a reset for nobody is answered like any other (R1.1, R1.5).
 */
export const protectEmails = async (emulatorUrl: string, projectId: string): Promise<void> => {
  const path = `identitytoolkit.googleapis.com/v2/projects/${projectId}/config`
  const response = await fetch(`${emulatorUrl}/${path}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!response.ok) throw new Error(`The identity emulator refused its settings: ${response.status}`)
}
