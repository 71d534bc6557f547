import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitProvider, getDefaultConfig, useModal } from 'connectkit'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { baseGoerli, lineaGoerli, PROJECT_ID } from '../chains.ts'
import { render } from '../page.tsx'
import { WagmiPage } from '../wagmi-page.tsx'

const config = createConfig(
  getDefaultConfig({
    appName: 'ConnectKit',
    walletConnectProjectId: PROJECT_ID,
    chains: [baseGoerli, lineaGoerli],
    transports: { [baseGoerli.id]: http(), [lineaGoerli.id]: http() }
  })
)
const queryClient = new QueryClient()

function App() {
  const { setOpen } = useModal()
  return <WagmiPage onConnect={() => setOpen(true)} />
}

render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <ConnectKitProvider>
        <App />
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
