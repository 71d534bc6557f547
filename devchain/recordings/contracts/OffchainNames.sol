// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {BaseUrl} from "./BaseUrl.sol";

/// A resolver for every name below its own (ENSIP-10) whose records a gateway holds and signs (EIP-3668).
contract OffchainNames {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error WrongSigner(address signer);
    error Expired(uint64 expires);

    BaseUrl private immutable base;
    address private immutable signer;

    constructor(BaseUrl base_, address signer_) {
        base = base_;
        signer = signer_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == this.resolve.selector;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        string[] memory urls = new string[](1);
        urls[0] = string.concat(base.url(), "/lookup/{sender}/{data}.json");
        bytes memory request = abi.encode(name, data);
        revert OffchainLookup(address(this), urls, request, this.resolveWithProof.selector, request);
    }

    /// Takes the gateway's answer to `request`: the record, its expiry, and the signature over both.
    function resolveWithProof(bytes calldata answer, bytes calldata request) external view returns (bytes memory) {
        (bytes memory record, uint64 expires, bytes32 r, bytes32 s, uint8 v) =
            abi.decode(answer, (bytes, uint64, bytes32, bytes32, uint8));
        if (expires < block.timestamp) revert Expired(expires);
        bytes32 digest = keccak256(abi.encode(address(this), expires, keccak256(request), keccak256(record)));
        address found = ecrecover(digest, v, r, s);
        if (found != signer) revert WrongSigner(found);
        return record;
    }
}
