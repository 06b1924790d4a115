import { expect, test } from 'vitest'
import { siteOfHost } from './site-of-host.ts'

test.each([
  ['chaib.localhost:8080', 'chaib'],
  ['Massa.Localhost:8080', 'massa'],
  ['tifnout.example.org', 'tifnout'],
  ['tifnout.example.org.', 'tifnout'],
  ['localhost:8080', 'chaib'],
  ['gateway', 'chaib'],
  ['127.0.0.1:8080', 'chaib'],
  ['[::1]:8080', 'chaib'],
  [undefined, 'chaib'],
  ['', 'chaib'],
])('the host %s is the site %s', (host, site) => {
  expect(siteOfHost(host, 'chaib')).toBe(site)
})

test.each(['_dmarc.example.org', '-x.example.org', '.example.org', 'é.example.org'])('%s is no site', (host) => {
  expect(siteOfHost(host, 'chaib')).toBeNull()
})
