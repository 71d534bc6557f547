// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {NameEncoding} from "./NameEncoding.sol";

interface Registry {
    function resolver(bytes32 node) external view returns (address);
}

interface ExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// A local stand-in for the ENS Universal Resolver (ENSIP-23), which viem and ethers call on chain id 1, on top of the
/// registry at its canonical address. It has no constructor, immutables or storage, so its code works at any address.
contract UniversalResolver {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error EmptyAddress();
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    struct ResolverInfo {
        bytes name;
        uint256 offset;
        bytes32 node;
        address resolver;
        bool extended;
    }

    /// One question of a batch gateway (ENSIP-21).
    struct Question {
        address sender;
        string[] urls;
        bytes data;
    }

    /// The state needed to continue once the gateway has answered.
    struct Pending {
        address resolver;
        bool extended;
        bytes4 asked;
        bytes4 callback;
        bytes callbackData;
        string[] gateways;
        bytes4 next;
        bytes context;
    }

    struct Reversal {
        bytes account;
        uint256 coinType;
        address reverseResolver;
        string primary;
        address resolver;
    }

    Registry private constant REGISTRY = Registry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);
    uint256 private constant ETHER = 60;

    function findResolver(bytes memory name) public view returns (address resolver, bytes32 node, uint256 offset) {
        node = NameEncoding.namehash(name, 0);
        while (true) {
            resolver = REGISTRY.resolver(NameEncoding.namehash(name, offset));
            uint256 length = uint8(name[offset]);
            if (resolver != address(0) || length == 0) return (resolver, node, offset);
            offset += 1 + length;
        }
    }

    function requireResolver(bytes memory name) public view returns (ResolverInfo memory info) {
        (info.resolver, info.node, info.offset) = findResolver(name);
        info.name = name;
        if (info.resolver == address(0)) revert ResolverNotFound(name);
        info.extended = hasInterface(info.resolver, ExtendedResolver.resolve.selector);
        if (info.extended) return info;
        // Only an extended resolver may resolve names below its own (ENSIP-10).
        if (info.offset != 0) revert ResolverNotFound(name);
        if (info.resolver.code.length == 0) revert ResolverNotContract(name, info.resolver);
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
        return resolveWithGateways(name, data, clientGateway());
    }

    function resolveWithGateways(bytes memory name, bytes memory data, string[] memory gateways)
        public
        view
        returns (bytes memory, address)
    {
        ResolverInfo memory info = requireResolver(name);
        return (ask(info, data, gateways, this.resolveCallback.selector, ""), info.resolver);
    }

    function resolveCallback(bytes calldata answer, bytes calldata extra) external view returns (bytes memory, address) {
        Pending memory pending = abi.decode(extra, (Pending));
        return (resume(pending, answer), pending.resolver);
    }

    function reverse(bytes calldata account, uint256 coinType) external view returns (string memory, address, address) {
        return reverseWithGateways(account, coinType, clientGateway());
    }

    function reverseWithGateways(bytes memory account, uint256 coinType, string[] memory gateways)
        public
        view
        returns (string memory, address, address)
    {
        if (account.length == 0) revert EmptyAddress();
        ResolverInfo memory info = requireResolver(NameEncoding.reverseName(account, coinType));
        Reversal memory reversal;
        reversal.account = account;
        reversal.coinType = coinType;
        reversal.reverseResolver = info.resolver;
        bytes memory question = abi.encodeWithSignature("name(bytes32)", info.node);
        bytes memory answer = ask(info, question, gateways, this.reverseNameCallback.selector, abi.encode(reversal));
        return verifyName(reversal, answer, gateways);
    }

    function reverseNameCallback(bytes calldata answer, bytes calldata extra)
        external
        view
        returns (string memory, address, address)
    {
        Pending memory pending = abi.decode(extra, (Pending));
        return verifyName(abi.decode(pending.context, (Reversal)), resume(pending, answer), pending.gateways);
    }

    function reverseAddressCallback(bytes calldata answer, bytes calldata extra)
        external
        view
        returns (string memory, address, address)
    {
        Pending memory pending = abi.decode(extra, (Pending));
        return compareAddress(abi.decode(pending.context, (Reversal)), resume(pending, answer));
    }

    /// Anyone may claim any name in a reverse record; it counts only if the name resolves to the account.
    function verifyName(Reversal memory reversal, bytes memory answer, string[] memory gateways)
        private
        view
        returns (string memory, address, address)
    {
        reversal.primary = abi.decode(answer, (string));
        if (bytes(reversal.primary).length == 0) return ("", address(0), reversal.reverseResolver);
        ResolverInfo memory info = requireResolver(NameEncoding.dnsEncode(bytes(reversal.primary)));
        reversal.resolver = info.resolver;
        bytes memory question = reversal.coinType == ETHER
            ? abi.encodeWithSignature("addr(bytes32)", info.node)
            : abi.encodeWithSignature("addr(bytes32,uint256)", info.node, reversal.coinType);
        bytes memory found = ask(info, question, gateways, this.reverseAddressCallback.selector, abi.encode(reversal));
        return compareAddress(reversal, found);
    }

    function compareAddress(Reversal memory reversal, bytes memory answer)
        private
        pure
        returns (string memory, address, address)
    {
        bytes memory found =
            reversal.coinType == ETHER ? abi.encodePacked(abi.decode(answer, (address))) : abi.decode(answer, (bytes));
        if (keccak256(found) != keccak256(reversal.account)) revert ReverseAddressMismatch(reversal.primary, found);
        return (reversal.primary, reversal.resolver, reversal.reverseResolver);
    }

    function ask(
        ResolverInfo memory info,
        bytes memory question,
        string[] memory gateways,
        bytes4 next,
        bytes memory context
    ) private view returns (bytes memory) {
        Pending memory pending;
        pending.resolver = info.resolver;
        pending.extended = info.extended;
        pending.asked = bytes4(question);
        pending.gateways = gateways;
        pending.next = next;
        pending.context = context;
        return
            call(pending, info.extended ? abi.encodeCall(ExtendedResolver.resolve, (info.name, question)) : question);
    }

    function resume(Pending memory pending, bytes memory answer) private view returns (bytes memory) {
        (bool[] memory failures, bytes[] memory answers) = abi.decode(answer, (bool[], bytes[]));
        bytes memory first = answers[0];
        if (failures[0]) assembly {
            revert(add(first, 32), mload(first))
        }
        return call(pending, abi.encodeWithSelector(pending.callback, first, pending.callbackData));
    }

    /// Forwards a resolver's OffchainLookup as a question to a batch gateway.
    function call(Pending memory pending, bytes memory data) private view returns (bytes memory answer) {
        bool succeeded;
        (succeeded, answer) = pending.resolver.staticcall(data);
        if (answer.length == 0) revert UnsupportedResolverProfile(pending.asked);
        if (succeeded) return pending.extended ? abi.decode(answer, (bytes)) : answer;
        if (bytes4(answer) != OffchainLookup.selector) revert ResolverError(answer);
        Question[] memory questions = new Question[](1);
        Question memory question = questions[0];
        (question.sender, question.urls, question.data, pending.callback, pending.callbackData) =
            abi.decode(withoutSelector(answer), (address, string[], bytes, bytes4, bytes));
        if (question.sender != pending.resolver) revert ResolverError(answer);
        bytes memory query = abi.encodeWithSignature("query((address,string[],bytes)[])", questions);
        revert OffchainLookup(address(this), pending.gateways, query, pending.next, abi.encode(pending));
    }

    function withoutSelector(bytes memory data) private pure returns (bytes memory rest) {
        rest = new bytes(data.length - 4);
        for (uint256 index; index < rest.length; ++index) rest[index] = data[index + 4];
    }

    /// Tells the client to call the gateways named in the questions itself.
    function clientGateway() private pure returns (string[] memory gateways) {
        gateways = new string[](1);
        gateways[0] = "x-batch-gateway:true";
    }

    function hasInterface(address resolver, bytes4 id) private view returns (bool) {
        (bool succeeded, bytes memory answer) =
            resolver.staticcall{gas: 30_000}(abi.encodeWithSignature("supportsInterface(bytes4)", id));
        return succeeded && answer.length >= 32 && abi.decode(answer, (uint256)) == 1;
    }
}
