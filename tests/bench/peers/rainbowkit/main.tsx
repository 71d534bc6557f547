import '@rainbow-me/rainbowkit/styles.css'
import { getDefaultConfig, RainbowKitProvider, useConnectModal } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { baseGoerli, lineaGoerli, PROJECT_ID } from '../chains.ts'
import { render } from '../page.tsx'
import { WagmiPage } from '../wagmi-page.tsx'

const config = getDefaultConfig({ appName: 'RainbowKit', projectId: PROJECT_ID, chains: [baseGoerli, lineaGoerli] })
const queryClient = new QueryClient()

function App() {
  const { openConnectModal } = useConnectModal()
  return <WagmiPage onConnect={() => openConnectModal?.()} />
}

render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <RainbowKitProvider>
        <App />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
