import { CacheProvider } from '@emotion/react'
import type { Container } from 'inversify'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchNetworkInstances } from '#adapters/local-network/network-events.ts'
import { browserTabs } from '#adapters/tabs/tabs.ts'
import { TaskLeader } from '#domain/ports/task-leader.ts'
import { developmentModels } from '#ui/models/development-models.ts'
import { createStyleCache } from '#ui/theme/style-cache.ts'
import { NetworkResetNotices } from '#ui/views/network-reset-notices.tsx'
import { startModels } from './container/start-models.ts'

/** Follows the local networks that `npm start` runs, beside the page: a build loads nothing of this. */
export function followLocalNetworks(container: Container): void {
  const { networkResets } = startModels(container, developmentModels).models
  const leader = container.get(TaskLeader)
  const channel = browserTabs().openChannel('portside.network-instances')
  watchNetworkInstances(__LOCAL_NETWORK_EVENTS__, { leader, channel }, networkResets.update)
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <NetworkResetNotices resets={networkResets} />
      </CacheProvider>
    </StrictMode>
  )
}
