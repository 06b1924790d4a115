/**
 * Of what devices say of their power supply, given as a JSON list in a parameter, what they have said before: the same
 * state at the same device time.
 */
export const knownPowerReports = (parameter: string): string => `
  select p.site, p.device, p.ts, p.powered
  from (select distinct site, device, ts, powered from jsonb_to_recordset(${parameter}::jsonb)
    as r (site text, device text, ts int8, powered bool)) r
  cross join lateral (
    select * from power_reports p
    where p.site = r.site and p.device = r.device and p.ts = r.ts and p.powered = r.powered offset 0) p`

/** Keeps what devices said, given as a JSON list in a parameter, where a condition holds. */
export const addPowerReports = (parameter: string, where: string): string => `
  insert into power_reports (site, device, ts, powered, heard_at)
  select r.site, r.device, r.ts, r.powered, r."heardAt" from jsonb_to_recordset(${parameter}::jsonb) as r (
    site text, device text, ts int8, powered bool, "heardAt" int8)
  where ${where} on conflict do nothing`
