import { expect, test } from 'vitest'
import { isSharedHost } from './shared-host.ts'

test.each([
  'acme.github.io',
  'ACME.GitHub.io',
  'acme.github.io.',
  'acme.gitlab.io',
  'acme.bitbucket.io',
  'acme.codeberg.page',
  'ipfs.io',
  'gateway.ipfs.io',
  'dweb.link',
  'gateway.pinata.cloud'
])('%s has pages of others beside the own', (host) => {
  expect(isSharedHost(host)).toBe(true)
})

test.each([
  'app.example',
  'github.io.example',
  'notgithub.io',
  'bafybeigdyrzt5s.ipfs.dweb.link',
  'harbour.netlify.app',
  'harbour.vercel.app',
  'harbour.pages.dev',
  'localhost'
])('%s has no other', (host) => {
  expect(isSharedHost(host)).toBe(false)
})
