import { createAppKit, useAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { baseGoerli, lineaGoerli, PROJECT_ID } from '../chains.ts'
import { render } from '../page.tsx'
import { WagmiPage } from '../wagmi-page.tsx'

const metadata = { name: 'AppKit', description: 'AppKit', url: location.origin, icons: [] }
const adapter = new WagmiAdapter({ networks: [baseGoerli, lineaGoerli], projectId: PROJECT_ID })
const queryClient = new QueryClient()

createAppKit({ adapters: [adapter], networks: [baseGoerli, lineaGoerli], projectId: PROJECT_ID, metadata })

function App() {
  const { open } = useAppKit()
  return <WagmiPage onConnect={() => void open()} />
}

render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </WagmiProvider>
)
