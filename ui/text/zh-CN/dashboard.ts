import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: '概览',
  disconnectedTitle: '连接钱包以查看您的概览',
  disconnectedText: '连接钱包后，您的余额和交易会显示在这里。',
  unauthenticatedTitle: '登录以查看您的概览',
  unauthenticatedText: '您的钱包已连接。只需签署一条消息，证明此账户归您所有；不收取任何费用。',
  sessions: {
    title: '已登录的浏览器',
    loading: '正在加载您的会话',
    here: '此浏览器',
    browserOn: (browser, system) => `${system} 上的 ${browser}`,
    unknownBrowser: '未知浏览器',
    lastUsed: (time) => `上次使用：${time}`,
    noOthers: '没有其他已登录的浏览器。',
    others: (count) => `另有 ${count} 个浏览器已登录。`,
    end: '结束',
    endNamed: (session) => `结束会话：${session}`,
    ending: '正在结束…',
    endOthers: '退出其他所有浏览器的登录',
    unreadable: '无法加载您的会话。',
    stale: '无法重新加载您的会话，因此此列表可能已过时。',
    notEnded: '登录服务未确认此操作，因此会话可能仍然有效。',
    tryAgain: '重试'
  },
  balances: '余额',
  transactions: '交易',
  allActivity: '所有活动',
  shownOf: (shown, all) => `已显示 ${all} 项中的 ${shown} 项`,
  showMore: '显示更多',
  current: '已连接',
  reconnecting: '正在重新连接…',
  hideZero: '隐藏零余额',
  showZero: '显示零余额',
  hiddenNetworks: (_count, shown) => `已隐藏 ${shown} 个没有资产的网络。`,
  hiddenTokens: (_count, shown) => `已隐藏 ${shown} 种零余额代币。`,
  totals: '总计',
  totalOn: (symbol, _networks, shown) => `${shown} 个网络上的 ${symbol}`,
  totalOnSome: (symbol, known, _all, shownAll) => `${symbol}（${shownAll} 个网络中的 ${known} 个）`,
  testTotalOn: (symbol, _networks, shown) => `${shown} 个测试网络上的 ${symbol}`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${symbol}（${shownAll} 个测试网络中的 ${known} 个）`,
  source: {
    block: (number) => `区块 ${number}`
  },
  attention: {
    title: '需要注意',
    gap: (waiting, missing) =>
      `一笔 nonce 为 ${waiting} 的交易正在等待 nonce 为 ${missing} 的交易，但此网络上没有后者。请从您的钱包发送后者，或在钱包中重置此账户的待处理交易。`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `nonce 为 ${nonce} 的交易至少从 ${since} 起一直在等待。请在钱包中加速或取消它：在它完成之前，此账户的其他交易都无法完成。`
        : `有 ${shown} 笔交易在等待网络处理。nonce 为 ${nonce} 的交易至少从 ${since} 起一直在等待，并阻碍了其他交易：请在钱包中加速或取消它。`,
    noFee: (network, fee) => `余额不足以支付 ${network} 上的网络费用：一笔普通转账的费用可能高达 ${fee}。`,
    delegated: (network) =>
      `在 ${network} 上，此账户运行着一个合约的代码（EIP-7702）。该合约可以转移此账户拥有的一切。如果您不认识该合约，请在钱包中撤销委托。`,
    contract: '合约地址',
    allowances: {
      found: (network) =>
        `在 ${network} 上，以下地址可以动用此账户持有的全部相应代币，且无需再经您同意。请撤销您不再使用或不认识的授权。`,
      list: '涵盖全部余额的授权',
      token: '代币',
      spender: '被授权地址',
      amount: '授权额度',
      unlimited: '无限',
      others: (network, count) =>
        `${network} 上的其他授权（额度低于此账户的持有量，或针对此账户未持有的代币）：${count}`,
      after: '操作后的授权额度',
      none: '无',
      revoke: '撤销',
      revokeNamed: (token, spender) => `撤销 ${spender} 对 ${token} 的授权`,
      since: (block) => `只能检查区块 ${block} 以来的授权，因此这里可能缺少更早的无限授权。`,
      noneSince: (network, block) => `在 ${network} 上，区块 ${block} 以来的授权中未发现无限授权。更早的授权无法检查。`,
      missed: (tokens, network) => `无法检查 ${network} 上 ${tokens} 的全部授权，因此这里可能缺少无限授权。`,
      many: (_count, shown) => `${shown} 种代币`,
      again: '重试',
      againNamed: '重试检查授权'
    }
  },
  view: {
    title: '正在查看的账户',
    readOnly: '只读',
    explanation: '任何人都可以查看任何账户。这里无法签署任何内容，也无法发送交易。',
    besideWallet: '您自己的钱包保持连接。',
    stop: '停止查看',
    lookingUp: '正在查询名称…',
    open: '查看账户',
    field: '地址或名称',
    hint: '只读，无需钱包',
    submit: '查看',
    problems: {
      invalid: '这既不是地址，也不是名称。',
      mistyped: '此地址有输入错误：大小写不符。请与其来源核对。',
      'no-names': '本页面不查询名称。请使用地址。',
      'no-account': '未找到此名称对应的账户。',
      unreachable: '无法查询该名称。'
    }
  },
  receive: {
    open: '接收',
    title: '接收',
    network: '网络',
    code: (network) => `您在 ${network} 上的地址二维码`,
    only: (network) =>
      `请仅通过 ${network} 向此二维码转账：通过其他网络转出的资产不会到达此网络。如果您的账户是合约（例如 Safe），请确保它存在于 ${network} 上。`,
    address: '您的地址',
    copyAddress: '复制地址',
    copyLink: '复制付款链接'
  },
  network: {
    every: (duration) => `出块间隔：${duration}`,
    baseFee: '基础费用',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `最近 ${shown} 个区块的基础费用，每个约 ${low} gwei`
        : `最近 ${shown} 个区块的基础费用，介于 ${low} 与 ${high} gwei 之间`,
    table: '各区块的基础费用',
    block: '区块'
  },
  tryAgain: '重试',
  tryAgainNamed: (network) => `重试读取 ${network}`
}
