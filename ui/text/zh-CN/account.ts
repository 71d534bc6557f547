import type { account as english } from '#ui/text/en/account.ts'

export const account: typeof english = {
  buttons: {
    signIn: '登录',
    wrongNetwork: '错误的网络',
    activity: '活动',
    accountButton: (label) => `账户 ${label}`,
    chainButton: (name) => `网络：${name}`
  },
  networks: {
    block: (number) => `区块 ${number}`,
    socket: 'WebSocket',
    behind: (_count, shown, time) => `${time} 时落后 ${shown} 个区块。`,
    slowSince: (time) => `自 ${time} 起响应缓慢。`,
    inReserve: '备用',
    trouble: (since, reason, next) => `自 ${since} 起：${reason}${next}`,
    unreachable: '无法连接该节点。',
    restingUntil: (time) => `已暂停，${time} 恢复。`
  },
  lost: {
    slow: '您的钱包未及时响应。请解锁钱包（如果钱包刚更新过，请重新加载页面），然后再次连接。',
    absent: '未在此浏览器中找到您的钱包。请启用其扩展程序并重新加载，或连接其他钱包。',
    wallet: '无法确定您上次使用的是哪个钱包，因此本页面未连接。请连接您信任的钱包。',
    account: '您的钱包提供的账户与您上次使用的不同。只有您自己切换过账户时，才使用该账户。',
    useOtherAccount: '使用另一个账户',
    unsavedDisconnect: (wallet) =>
      `您已断开连接，但浏览器未能保存这一状态。重新加载本页面时，可能会再次连接 ${wallet}。`
  },
  balance: {
    loading: '正在加载余额',
    sentence: (text) => `${text}。`,
    unreachable: (network) => `无法连接 ${network}`,
    unreachableShort: '无法连接',
    notLoaded: (network) => `${network} 上的余额未加载`,
    behind: (network) => `${network} 上的余额可能不是最新的`,
    notLoadedShort: '未加载',
    tryingAgain: '正在自动重试。',
    staleSince: (time) => `最后获取于 ${time}`,
    unreadable: (symbol) => `无法读取 ${symbol}`,
    asksForPause: (time) => `节点要求暂停：${time} 之前不发送任何请求。`,
    failures: {
      unreachable: '该网络没有节点响应。',
      timeout: '节点未及时响应。',
      'rate-limited': '节点正在限制请求次数。',
      malformed: '节点返回了无效的响应。',
      'wrong-chain': '该节点属于另一个网络。',
      reverted: '这笔交易会失败。',
      'insufficient-funds': '账户余额不足以支付。',
      invalid: '网络不接受此交易：其 Gas、费用或 nonce 不正确。',
      refused: '节点拒绝了请求。',
      behind: '响应的节点落后，尚无最新区块。',
      'not-loaded': '页面缺少部分内容。'
    }
  },
  signIn: {
    title: '验证您的账户',
    text: '请在钱包中签署一条消息，证明此账户归您所有。签署不会转移任何资产，也不收取费用。',
    leaving: '取消会断开钱包连接。',
    rejected: '您尚未登录。',
    late: '消息在签名时已过期，因此需要重新签名。',
    busyUntil: (time) => `登录服务在 ${time} 之前繁忙。`,
    notHere: (network) => `无法在 ${network} 上登录。`,
    contractNotHere: (network) => `合约账户无法在 ${network} 上登录。`,
    stillOpen: '请求在您的钱包中仍未处理。请在钱包中拒绝。',
    accountChanged: (account) =>
      `您的钱包已从 ${account} 切换到另一个账户，因此未签署任何内容。之前的请求可能仍在您的钱包中等待处理。`,
    preparing: '正在准备消息…',
    send: '发送消息',
    waiting: '正在等待签名…',
    verifying: '正在验证签名…',
    tryAgain: '重试',
    cancel: '取消',
    errors: {
      preparing: '准备消息时出错，请重试！',
      signing: '签署消息时出错，请重试！',
      verifying: '验证签名时出错，请重试！',
      unknown: '糟糕，出了点问题！'
    },
    shown: {
      title: '您将签署的内容',
      website: '网站',
      account: '账户',
      network: '网络',
      networkWithId: (name, chainId) => `${name}（链 ID ${chainId}）`,
      validity: '消息有效期',
      unknown: '暂时未知',
      forMinutes: (minutes) => `最长 ${minutes} 分钟`,
      until: (time) => `至 ${time}`
    },
    notAsShown:
      '准备好的消息与此处显示的内容不符，因此未向您的钱包发出请求，也未签署任何内容。请重新发送消息；如果再次出现，请重新加载页面。',
    switched:
      '准备消息期间，钱包的账户或网络发生了变化，因此未向您的钱包发出请求，也未签署任何内容。请检查此处显示的内容，然后重新发送消息。',
    differs: (what, shown, found) => `${what}：应为 ${shown}，消息中为 ${found}。`,
    differences: {
      layout: '这段文字不符合本页面登录消息的格式。',
      domain: '网站',
      uri: '页面网址',
      account: '账户',
      chain: '链 ID',
      nonce: 'Nonce',
      times: '消息的有效时间与所显示的不符。'
    },
    other: (account) => `${account} 已登录，可能是在另一个标签页中。在此登录会结束该会话。`,
    signedIn: '已登录',
    since: '登录时间',
    until: '有效期至',
    signOut: '退出登录',
    left: (account) => `您的钱包已切换到另一个账户，因此 ${account} 的会话已结束。`,
    ended: '您的会话已结束：可能已过期，或已在其他浏览器中被结束。您的钱包仍处于连接状态；请重新登录以继续。',
    uncertain: '无法连接登录服务，因此会话可能已经结束。正在自动重试。'
  },
  account: {
    copyAddress: '复制地址',
    copied: '已复制！',
    copyFailed: '复制失败。文本已选中，请手动复制。',
    viaWalletConnect: (wallet) => `${wallet}（通过 WalletConnect）`,
    disconnect: '断开连接',
    recentTransactions: '最近交易',
    viewAll: '查看全部',
    viewOnExplorer: '在区块浏览器中查看',
    noTransactions: '您从本页面发送的交易会显示在这里。'
  },
  transactions: {
    statuses: {
      pending: '待处理',
      confirmed: '已确认',
      failed: '失败'
    },
    announced: (description, status) => `${description}：${status}`,
    opensExplorer: '在新标签页中打开区块浏览器',
    damaged: '部分已存储的交易无法读取，因此未列出。其数据会原样保留。',
    sentTo: (amount, recipient) => `向 ${recipient} 发送 ${amount}`,
    revoked: (token) => `撤销一项 ${token} 授权`
  },
  chains: {
    title: '切换网络',
    connected: '已连接',
    confirmInWallet: '请在钱包中确认',
    wrongNetwork: '检测到错误的网络，请切换网络或断开连接以继续。',
    cannotSwitch: (app) => `您的钱包不支持从 ${app} 切换网络。请改为在钱包中切换。`,
    followsTo: (network) => `您的钱包切换到 ${network} 后，本页面会自动随之切换。`,
    followsToSupported: '您的钱包切换到本页面支持的网络后，本页面会自动随之切换。',
    followsToAny: '您的钱包切换到以下任一网络后，本页面会自动随之切换。',
    disconnect: '断开连接',
    retry: '重试',
    switchTo: (network) => `切换到 ${network}`,
    filter: '查找网络',
    noneFound: '没有此名称的网络。',
    failed: (network, reason) => `钱包不在 ${network} 上：${reason}`,
    notConfigured: (chainId, connector) => `连接器“${connector}”未配置链“${chainId}”。`
  }
}
