// What asks the picked wallet: apart from the code of an account, so that no wallet waits for that, or fails with it.
import '#adapters/wallet/injected/injected-connector.ts'
// The other connectors share these with it, or with the code of an account.
import '#adapters/tabs/leader.ts'
import '#adapters/tabs/tabs.ts'
import '#domain/session/sign-in-message.ts'
import '#domain/transaction/transaction.ts'
import '#domain/wallet/call-batch.ts'
import '#domain/wallet/proposal-ended-error.ts'
import '#domain/wallet/typed-data.ts'
import '#domain/wait/unless-aborted.ts'
// The pages of an account share it, and would load it in one more file.
import '#domain/transaction/look-alike.ts'
