// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// A contract account controlled by one key (EIP-1271). For local chains only: an owner's signature is valid for all of
/// the owner's accounts. Created without an owner, it is a delegate for ordinary accounts (EIP-7702). Takes tokens of
/// every kind.
contract SmartAccount is ERC721Holder, ERC1155Holder, IERC1271 {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    error NotTheOwner();

    address private immutable madeFor;

    constructor(address owner_) {
        madeFor = owner_;
    }

    receive() external payable {}

    /// The account itself if created without an owner, since delegated code runs as the ordinary account.
    function owner() public view returns (address) {
        return madeFor == address(0) ? address(this) : madeFor;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view override returns (bytes4) {
        (address signer, ECDSA.RecoverError failure, ) = ECDSA.tryRecover(hash, signature);
        return failure == ECDSA.RecoverError.NoError && signer == owner() ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function supportsInterface(bytes4 id) public view override returns (bool) {
        return id == type(IERC721Receiver).interfaceId || id == type(IERC1271).interfaceId || super.supportsInterface(id);
    }

    /// Executes all calls or none.
    function execute(Call[] calldata calls) external payable {
        if (msg.sender != owner()) revert NotTheOwner();
        for (uint256 i; i < calls.length; ++i) {
            (bool done, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (done) continue;
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
    }

    /// Creates a contract, also as one of the calls that the account executes.
    function create(bytes memory code) external payable returns (address created) {
        if (msg.sender != owner() && msg.sender != address(this)) revert NotTheOwner();
        assembly {
            created := create(callvalue(), add(code, 32), mload(code))
            if iszero(created) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }
}
